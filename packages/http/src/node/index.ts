export { createNodeListener, type NodeListener } from './node-listener.ts';
export { createNodeServer } from './node-server.ts';
