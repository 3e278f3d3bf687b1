import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Accepts every email and records its recipient and time. */
export async function startMailServer(onEmail?: (recipient: string, text: string) => void) {
  const accepted = new Map<string, number>()
  const sockets = new Set<Socket>()

  function speak(socket: Socket): void {
    let waiting = ''
    let recipient = ''
    let isInEmail = false
    let text = ''
    const answerLine = (line: string) => {
      if (isInEmail) {
        text += `${line}\r\n`
        if (line !== '.') return
        isInEmail = false
        accepted.set(recipient, Date.now())
        onEmail?.(recipient, text)
        text = ''
        socket.write('250 taken\r\n')
        return
      }
      const to = /^RCPT TO:<([^>]+)>/i.exec(line)
      recipient = to?.[1] ?? recipient
      isInEmail = line.toUpperCase() === 'DATA'
      socket.write(isInEmail ? '354 go on\r\n' : '250 fine\r\n')
    }
    socket
      .on('error', () => undefined)
      .on('data', (chunk: Buffer) => {
        waiting += chunk.toString()
        const lines = waiting.split('\r\n')
        waiting = lines.pop() ?? ''
        for (const line of lines) answerLine(line)
      })
    socket.write('220 bench\r\n')
  }

  const server = createServer((socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)))
    speak(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    end() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
