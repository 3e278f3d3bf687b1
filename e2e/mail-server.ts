import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

type EmailKind = 'invitation' | 'reset' | 'password-changed'

/** A real mail server that keeps what it is sent. */
export interface MailServer {
  readonly url: string
  /** Every letter so far. */
  readonly letters: readonly ParsedMail[]
  /** The newest email of a kind to an address, as soon as it arrives. */
  letterTo(email: string, kind: EmailKind): Promise<ParsedMail>
  close(): Promise<void>
}

const recipientsOf = ({ to }: ParsedMail) =>
  [to].flat().flatMap((one) => one?.value.map(({ address }) => address))

export async function openMailServer(): Promise<MailServer> {
  const letters: ParsedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, reply) => {
      const take = async () => {
        letters.push(await simpleParser(Buffer.concat(await stream.toArray())))
        reply()
      }
      take().catch(reply)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const find = (email: string, kind: EmailKind) =>
    letters.findLast(
      (letter) =>
        recipientsOf(letter).includes(email) && letter.headers.get('x-roundboard-email') === kind,
    )
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    letters,
    async letterTo(email, kind) {
      await expect.poll(() => find(email, kind)?.subject).toBeDefined()
      const found = find(email, kind)
      if (found === undefined) throw new Error(`There is no letter to ${email}.`)
      return found
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  }
}

/** The one address of the console in what a letter says. */
export function linkIn({ text = '' }: ParsedMail): string {
  const [link] = /http:\/\/\S+\/(?:invitation|reset)#[\w-]{43}/.exec(text) ?? []
  if (link === undefined) throw new Error(`There is no link in:\n${text}`)
  return link
}
