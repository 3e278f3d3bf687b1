import { consoleLanguages } from '@roundboard/domain'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { doubling } from '../../../platform/jobs/job-kind.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { emailsMessages } from '../../../platform/messages/emails.ts'
import type { PublicBranding } from '../branding/index.ts'
import { asHtml, asText } from './email-template.ts'
import { writeEmail } from './write-email.ts'
import { EmailContent } from './email-content.ts'
import { createSmtp, type SendBySmtp } from './smtp.ts'

/** An email in the job queue. `letter` is its name in jobs that older versions queued. */
const QueuedEmail = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  language: z.enum(consoleLanguages),
  letter: EmailContent,
})

type AddressedEmail = Omit<z.infer<typeof QueuedEmail>, 'letter'> & { readonly email: EmailContent }

const parallelEmails = 4
const firstRetryMs = 30_000
const mostRetryMs = 60 * 60_000
const giveUpAfterMs = 24 * 60 * 60_000

/** The default sender: an address at the console's host. */
const ownAddress = ({ ADMIN_URL }: Pick<Config, 'ADMIN_URL'>) =>
  `no-reply@${ADMIN_URL === undefined ? 'localhost' : new URL(ADMIN_URL).hostname}`

export type Mail = ReturnType<typeof createMail>

/** Queues emails in the transaction that causes them, and sends them after it commits. */
export function createMail(dependencies: {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ADMIN_URL' | 'APP_NAME'>
  jobs: Pick<Jobs, 'register' | 'add'>
  branding: { shown: () => Promise<PublicBranding> }
  sendBySmtp?: SendBySmtp
}) {
  const { config, jobs, branding } = dependencies
  const { SMTP_URL, MAIL_FROM } = config
  const from = MAIL_FROM?.email ?? ownAddress(config)
  const senderName = MAIL_FROM?.name === '' ? undefined : MAIL_FROM?.name
  const isOn = SMTP_URL !== undefined

  if (SMTP_URL !== undefined) {
    const send = dependencies.sendBySmtp ?? createSmtp(SMTP_URL)
    jobs.register({
      kind: 'mail',
      payload: QueuedEmail,
      about: ({ to }) => to.email,
      atOnce: parallelEmails,
      retryAfterMs: doubling(firstRetryMs, mostRetryMs),
      giveUpAfterMs,
      async run({ to, language, letter: email }, { id }) {
        const { name, consoleFace } = await branding.shown()
        const product = name ?? config.APP_NAME
        const { frame } = emailsMessages(language)
        const sheet = { language, product, branding: consoleFace, frame }
        const content = writeEmail(language, email, product)
        await send({
          from: { name: senderName ?? product, address: from },
          to: { name: to.name, address: to.email },
          envelope: { from, to: [to.email] },
          // The same at each attempt, so mail programs recognize duplicates.
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // The kind lets people filter these emails, whatever the language.
          headers: { 'auto-submitted': 'auto-generated', 'x-roundboard-email': email.kind },
          subject: content.subject,
          text: asText(content, sheet),
          html: asHtml(content, sheet),
        })
        return undefined
      },
    })
  }

  return {
    /** Whether a mail server is configured. Without one, no email is queued. */
    isOn,
    from,
    /** Queues an email that is sent once the transaction has committed. */
    async send(trx: Executor, { to, language, email }: AddressedEmail): Promise<void> {
      if (isOn) await jobs.add(trx, 'mail', { to, language, letter: email })
    },
  }
}
