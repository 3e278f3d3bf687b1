export * from './api-error.ts'
export * from './back-off.ts'
export * from './client.ts'
export * from './event-stream.ts'
