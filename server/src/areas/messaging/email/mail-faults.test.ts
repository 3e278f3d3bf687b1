import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { parseConfig } from '../../../platform/config.ts'
import { openDatabase } from '../../../platform/database/database.ts'
import { startTestMailServer, kindOf } from '../../../testing/test-mail-server.ts'
import { startServerProcess, freeConsoleAddress } from '../../../testing/server-process.ts'
import { startTestServer, temporaryFolder } from '../../../testing/test-server.ts'
import { createSmtp } from './smtp.ts'

const minute = 60_000
const toAna = { to: { name: 'Ana', email: 'ana@roundboard.test' }, language: 'en' } as const
const aTest = { ...toAna, email: { kind: 'test' } } as const
const anEmail = {
  from: 'walls@roundboard.test',
  to: 'ana@roundboard.test',
  subject: 'A test',
  text: 'A test',
} as const
const soon = { answerMs: 200, sendMs: 400 }

async function startServerWithMail() {
  const mailServer = await startTestMailServer()
  const server = await startTestServer({ settings: mailServer.settings })
  const { db } = server.database
  const rows = () => db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').execute()
  const send = (email: string) =>
    server.services.mail.send(db, { ...aTest, to: { name: '', email } })
  return { mailServer, server, rows, send, jobs: server.services.jobs, clock: server.clock }
}

test('a recipient that the mail server refuses does not block the emails to others', async () => {
  const { mailServer, rows, send, jobs, clock } = await startServerWithMail()
  mailServer.faults.refuses = ['nobody@roundboard.test']
  for (const name of ['ana', 'nobody', 'ben']) await send(`${name}@roundboard.test`)
  await jobs.runDue()
  expect(mailServer.emails.flatMap(({ to }) => to).toSorted()).toEqual([
    'ana@roundboard.test',
    'ben@roundboard.test',
  ])
  expect(await rows()).toMatchObject([{ lastError: 'mail-recipient', attempts: 1 }])
  // The failure is final and isn't retried.
  clock.advance(60 * minute)
  await jobs.runDue()
  expect(await rows()).toMatchObject([{ attempts: 1 }])
})

test('a busy mail server gets its emails later, for up to a day', async () => {
  const { mailServer, rows, send, jobs, clock } = await startServerWithMail()
  mailServer.faults.isBusy = true
  await send('ana@roundboard.test')
  await jobs.runDue()
  expect(await rows()).toMatchObject([{ lastError: 'mail-refused', failedAt: null }])
  for (let hour = 0; hour < 23; hour += 1) {
    clock.advance(60 * minute)
    await jobs.runDue()
  }
  expect(await rows()).toMatchObject([{ failedAt: null }])
  clock.advance(60 * minute)
  await jobs.runDue()
  const [job] = await rows()
  expect(job?.failedAt).not.toBeNull()
})

test('an email whose confirmation was lost is retried with the same Message-ID', async () => {
  const { mailServer, rows, send, jobs, clock } = await startServerWithMail()
  mailServer.faults.dropsAfterTaking = true
  await send('ana@roundboard.test')
  await jobs.runDue()
  expect(await rows()).toMatchObject([{ lastError: 'mail-away' }])
  mailServer.faults.dropsAfterTaking = false
  clock.advance(minute)
  await jobs.runDue()
  expect(await rows()).toEqual([])
  const ids = mailServer.emails.map(({ read }) => read.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('sending times out when the mail server stops responding', async () => {
  const mailServer = await startTestMailServer()
  mailServer.faults.isSilent = true
  const send = createSmtp(mailServer.url, soon)
  await expect(send(anEmail)).rejects.toMatchObject({ code: 'mail-slow', isFinal: false })
  mailServer.faults.isSilent = false
  await createSmtp(mailServer.url)(anEmail)
  expect(mailServer.emails).toHaveLength(1)
})

test('sending times out when the mail server responds too slowly', async () => {
  const mailServer = await startTestMailServer()
  mailServer.faults.answersAfterMs = 300
  const send = createSmtp(mailServer.url, { answerMs: 60_000, sendMs: 400 })
  await expect(send(anEmail)).rejects.toMatchObject({ code: 'mail-slow', isFinal: false })
  expect(mailServer.emails).toEqual([])
})

test('an unreachable mail server and a failed login are reported differently', async () => {
  const closed = await startTestMailServer({ password: 'the right one' })
  const { port } = new URL(closed.url)
  const wrong = createSmtp(`smtp://walls:wrong@127.0.0.1:${port}`)
  await expect(wrong(anEmail)).rejects.toMatchObject({ code: 'mail-log-in', isFinal: false })
  await createSmtp(closed.url)(anEmail)
  await closed.disconnect()
  await expect(createSmtp(closed.url)(anEmail)).rejects.toMatchObject({ code: 'mail-away' })
  const nowhere = createSmtp('smtp://mail.invalid:25')
  await expect(nowhere(anEmail)).rejects.toMatchObject({ code: 'mail-away' })
})

test('two servers on one PostgreSQL send each email once', async () => {
  const mailServer = await startTestMailServer()
  const { settings } = mailServer
  const one = await startTestServer({ engine: 'PostgreSQL', settings })
  const other = await startTestServer({ engine: 'PostgreSQL', settings, sharing: one })
  for (let n = 0; n < 30; n += 1)
    await one.services.mail.send(one.database.db, {
      ...aTest,
      to: { name: '', email: `${String(n)}@roundboard.test` },
    })
  await Promise.all([one.services.jobs.runDue(), other.services.jobs.runDue()])
  expect(mailServer.emails).toHaveLength(30)
  expect(new Set(mailServer.emails.map(({ read }) => read.messageId)).size).toBe(30)
})

test('an email whose process was killed while sending is sent again once, with the same Message-ID', async () => {
  const mailServer = await startTestMailServer()
  const settings = {
    DATA_DIR: await temporaryFolder(),
    SMTP_URL: mailServer.url,
    ...(await freeConsoleAddress()),
  }
  const killed = await startServerProcess({ settings })
  const root = await killed.logIn()
  mailServer.faults.neverAnswers = true
  await root.call(calls.sendTestMail, { body: { language: 'en' } })
  // In the morning, daily summaries are being sent as well.
  const tests = () => mailServer.emails.filter(({ read }) => kindOf(read) === 'test')
  await expect.poll(() => tests().length).toBe(1)
  await killed.end('SIGKILL')
  mailServer.faults.neverAnswers = false
  const { db, close } = await openDatabase(parseConfig(settings))
  const [left] = await db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').execute()
  await close()
  expect(left).toMatchObject({ attempts: 1, lastError: null })
  const after = Date.parse(left?.leasedUntil ?? '')
  const next = await startTestServer({ place: settings, settings, now: after })
  await next.services.jobs.runDue()
  expect(tests().map(({ read }) => read.messageId)).toEqual(
    Array.from({ length: 2 }, () => `<${left?.id ?? ''}@127.0.0.1>`),
  )
  await next.services.jobs.runDue()
  expect(tests()).toHaveLength(2)
})
