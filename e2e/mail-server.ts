import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type EmailKind = 'invitation' | 'reset' | 'password-changed'

/** A real mail server that stores what it receives. */
export interface MailServer {
  readonly url: string
  /** Every email received so far. */
  readonly emails: readonly ParsedMail[]
  /** The newest email of a kind to an address, as soon as it arrives. */
  emailTo(address: string, kind: EmailKind): Promise<ParsedMail>
  close(): Promise<void>
}

const recipientsOf = ({ to }: ParsedMail) =>
  [to].flat().flatMap((one) => one?.value.map(({ address }) => address))

export async function openMailServer(): Promise<MailServer> {
  const emails: ParsedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, reply) => {
      const take = async () => {
        emails.push(await simpleParser(Buffer.concat(await stream.toArray())))
        reply()
      }
      take().catch(reply)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const find = (address: string, kind: EmailKind) =>
    emails.findLast(
      (email) =>
        recipientsOf(email).includes(address) && email.headers.get('x-roundboard-email') === kind,
    )
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    emails,
    async emailTo(address, kind) {
      await expect.poll(() => find(address, kind)?.subject).toBeDefined()
      const found = find(address, kind)
      if (found === undefined) throw new Error(`There is no email to ${address}.`)
      return found
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** The console link in an email. */
export function linkIn({ text = '' }: ParsedMail): string {
  const [link] = /http:\/\/\S+\/(?:invitation|reset)#[\w-]{43}/.exec(text) ?? []
  if (link === undefined) throw new Error(`There is no link in:\n${text}`)
  return link
}
