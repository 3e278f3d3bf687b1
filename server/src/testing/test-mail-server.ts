import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** Faults of the mail server from now on. */
interface Faults {
  /** Accepts the email, but drops the connection before the response. */
  dropsAfterTaking?: boolean
  /** Accepts the email without responding. */
  neverAnswers?: boolean
  /** Stops responding after a recipient. */
  isSilent?: boolean
  /** Delays each response. */
  answersAfterMs?: number
  /** Permanently refuses these recipients. */
  refuses?: readonly string[]
  /** Temporarily refuses everything. */
  isBusy?: boolean
}

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode })

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The kind of an email, independent of its language. */
export const kindOf = ({ headers }: ParsedMail) => headers.get('x-roundboard-email')

/** The console's address in emails. */
export const testConsoleUrl = 'https://console.example.test'

/** A mail server that keeps received emails; ends with the test. */
export async function startTestMailServer({ password }: { password?: string } = {}) {
  const port = await freePort()
  const emails: { readonly read: ParsedMail; readonly raw: string; readonly to: string[] }[] = []
  const faults: Faults = {}
  const sockets = new Set<Socket>()
  let server: SMTPServer | undefined

  function begin(): SMTPServer {
    const fresh = new SMTPServer({
      disabledCommands: ['STARTTLS', ...(password === undefined ? ['AUTH'] : [])],
      authOptional: password === undefined,
      allowInsecureAuth: true,
      onAuth: (typed, _session, reply) => {
        if (typed.password === password) reply(null, { user: typed.username })
        else reply(refusal(535, 'wrong'))
      },
      onMailFrom: (_address, _session, reply) => {
        setTimeout(reply, faults.answersAfterMs ?? 0)
      },
      onRcptTo: ({ address }, _session, reply) => {
        if (faults.isSilent === true) return
        if (faults.isBusy === true) reply(refusal(451, 'come again later'))
        else if (faults.refuses?.includes(address) === true) reply(refusal(550, 'nobody here'))
        else setTimeout(reply, faults.answersAfterMs ?? 0)
      },
      onData: (stream, { envelope }, reply) => {
        const take = async () => {
          const raw = Buffer.concat(await stream.toArray()).toString()
          const to = envelope.rcptTo.map(({ address }) => address)
          emails.push({ read: await simpleParser(raw), raw, to })
          if (faults.dropsAfterTaking === true) for (const socket of sockets) socket.destroy()
          else if (faults.neverAnswers !== true) reply()
        }
        take().catch(reply)
      },
    })
    fresh.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    fresh.on('error', () => undefined)
    return fresh
  }

  async function disconnect(): Promise<void> {
    const gone = server
    server = undefined
    if (gone === undefined) return
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => {
      gone.close(resolve)
    })
  }

  async function comeBack(): Promise<void> {
    server = begin()
    server.listen(port, '127.0.0.1')
    await once(server.server, 'listening')
  }

  await comeBack()
  onTestFinished(disconnect)
  const login = password === undefined ? '' : `walls:${encodeURIComponent(password)}@`
  const url = `smtp://${login}127.0.0.1:${String(port)}`
  return {
    url,
    /** Settings for a server that sends its emails here. */
    settings: { SMTP_URL: url, ADMIN_URL: testConsoleUrl },
    emails,
    faults,
    disconnect,
    comeBack,
  }
}
