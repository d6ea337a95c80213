export { createNodeListener, type NodeListener } from './node-listener.ts';
