export type { AlertLine, Summary } from './alert-letter.ts'
export { createMail, type Mail } from './mail.service.ts'
