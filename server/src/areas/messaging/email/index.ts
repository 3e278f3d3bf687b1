export type { AlertLine, AlertPage, Summary } from './alert-email.ts'
export type { FactorChange, EmailContent } from './email-content.ts'
export { createMail, type Mail } from './mail.service.ts'
