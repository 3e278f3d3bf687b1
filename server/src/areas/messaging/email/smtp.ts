import type { JobProblemCode } from '@roundboard/contract'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { JobProblem } from '../../../platform/jobs/job-kind.ts'

interface SmtpFailure {
  readonly code: string | undefined
  readonly responseCode: number | undefined
  readonly command: string | undefined
}

function failureOf(error: unknown): SmtpFailure {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : undefined,
  }
}

const byCode: Readonly<Record<string, JobProblemCode>> = {
  EAUTH: 'mail-log-in',
  ETIMEDOUT: 'mail-slow',
  EABORT: 'mail-slow',
  EENVELOPE: 'mail-refused',
  EMESSAGE: 'mail-refused',
  EPROTOCOL: 'mail-refused',
}

function problemOf(error: unknown): JobProblem {
  const { code = '', responseCode = 0, command } = failureOf(error)
  if (command === 'RCPT TO' && responseCode >= 500)
    return new JobProblem('mail-recipient', { cause: error, isFinal: true })
  return new JobProblem(byCode[code] ?? 'mail-away', { cause: error })
}

export interface SmtpTimes {
  /** The limit for connecting, and for each response. */
  readonly answerMs: number
  /** The limit for sending an email, however slowly. */
  readonly sendMs: number
}

const ordinaryTimes: SmtpTimes = { answerMs: 15_000, sendMs: 60_000 }

export type SendBySmtp = (email: SendMailOptions) => Promise<void>

/** Sends one email per connection. Throws a problem that operators see. */
export function createSmtp(url: string, times: SmtpTimes = ordinaryTimes): SendBySmtp {
  const { answerMs, sendMs } = times
  const transport = createTransport({
    url,
    dnsTimeout: answerMs,
    connectionTimeout: answerMs,
    greetingTimeout: answerMs,
    socketTimeout: answerMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async (email) => {
    try {
      await transport.sendMail({ ...email, signal: AbortSignal.timeout(sendMs) })
    } catch (error) {
      throw problemOf(error)
    }
  }
}
