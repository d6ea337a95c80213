export { acceptWebSockets } from './accept-web-sockets.ts';
export { createNodeListener, type NodeListener } from './node-listener.ts';
export { createNodeServer } from './node-server.ts';
export { nodeStreamHost } from './node-stream-host.ts';
export { readSite } from './read-site.ts';
