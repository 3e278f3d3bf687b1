export type { AlertLine, Summary } from './alert-letter.ts'
export type { FactorChange } from './letter.ts'
export { createMail, type Mail } from './mail.service.ts'
