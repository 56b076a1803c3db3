export type { RunningServer, ServerSettings } from './server.ts'
export { startServer } from './server.ts'
export type { Clock } from './time.ts'
