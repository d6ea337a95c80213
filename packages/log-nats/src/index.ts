export { createNatsLog, type NatsLogOptions } from './nats-log.ts';
