import { consoleLanguages } from '@roundboard/domain'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { doubling } from '../../../platform/jobs/job-kind.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { emailsMessages } from '../../../platform/messages/emails.ts'
import type { PublicFace } from '../branding/index.ts'
import { asHtml, asText } from './letter-template.ts'
import { letterIn } from './letter-texts.ts'
import { Letter } from './letter.ts'
import { createSmtp, type SendBySmtp } from './smtp.ts'

const Addressed = z.object({
  to: z.object({ name: z.string(), email: z.string() }),
  language: z.enum(consoleLanguages),
  letter: Letter,
})
export type Addressed = z.infer<typeof Addressed>

const lettersAtOnce = 4
const firstRetryMs = 30_000
const mostRetryMs = 60 * 60_000
const giveUpAfterMs = 24 * 60 * 60_000

/** Whom letters are from, unless told otherwise: an address at the console's host. */
const ownAddress = ({ ADMIN_URL }: Pick<Config, 'ADMIN_URL'>) =>
  `no-reply@${ADMIN_URL === undefined ? 'localhost' : new URL(ADMIN_URL).hostname}`

export type Mail = ReturnType<typeof createMail>

/** Letters to people: written with what causes them, sent afterwards. */
export function createMail(dependencies: {
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'ADMIN_URL' | 'APP_NAME'>
  jobs: Pick<Jobs, 'register' | 'add'>
  face: { shown: () => Promise<PublicFace> }
  sendBySmtp?: SendBySmtp
}) {
  const { config, jobs, face } = dependencies
  const { SMTP_URL, MAIL_FROM } = config
  const from = MAIL_FROM?.email ?? ownAddress(config)
  const isOn = SMTP_URL !== undefined

  if (SMTP_URL !== undefined) {
    const send = dependencies.sendBySmtp ?? createSmtp(SMTP_URL)
    jobs.register({
      kind: 'mail',
      payload: Addressed,
      about: ({ to }) => to.email,
      atOnce: lettersAtOnce,
      retryAfterMs: doubling(firstRetryMs, mostRetryMs),
      giveUpAfterMs,
      async run({ to, language, letter }, { id }) {
        const { name, consoleFace } = await face.shown()
        const product = name ?? config.APP_NAME
        const { frame } = emailsMessages(language)
        const sheet = { language, product, face: consoleFace, frame }
        const said = letterIn(language, letter, product)
        await send({
          from: {
            name:
              MAIL_FROM?.name === undefined || MAIL_FROM.name === ''
                ? sheet.product
                : MAIL_FROM.name,
            address: from,
          },
          to: { name: to.name, address: to.email },
          envelope: { from, to: [to.email] },
          // The same at each attempt, so mail programs recognize duplicates.
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          // The kind lets people filter these emails, whatever the language.
          headers: { 'auto-submitted': 'auto-generated', 'x-roundboard-email': letter.kind },
          subject: said.subject,
          text: asText(said, sheet),
          html: asHtml(said, sheet),
        })
        return undefined
      },
    })
  }

  return {
    /** Whether there is a mail server; without one nothing is sent, and nothing kept to be. */
    isOn,
    /** The address that letters come from. */
    from,
    /** Sends a letter once the transaction that causes it has committed. */
    async send(trx: Executor, letter: Addressed): Promise<void> {
      if (isOn) await jobs.add(trx, 'mail', letter)
    },
  }
}
