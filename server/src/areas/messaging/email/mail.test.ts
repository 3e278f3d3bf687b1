import { consoleLanguages } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { parseConfig } from '../../../platform/config.ts'
import { startTestMailServer } from '../../../testing/test-mail-server.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'

const ana = { name: 'Ana Quintero', email: 'ana@roundboard.test' }
const minute = 60_000

async function startServerWithMail({
  engine = 'SQLite',
  settings = {},
  ...mailOptions
}: {
  engine?: (typeof engines)[number]
  settings?: Record<string, string>
  password?: string
} = {}) {
  const mailServer = await startTestMailServer(mailOptions)
  const server = await startTestServer({
    engine,
    settings: { ...mailServer.settings, ...settings },
  })
  const { mail, jobs } = server.services
  const { db } = server.database
  return {
    ...{ server, mailServer, mail, jobs, clock: server.clock },
    send: (to = ana, language: (typeof consoleLanguages)[number] = 'en') =>
      db.transaction().execute((trx) => mail.send(trx, { to, language, email: { kind: 'test' } })),
    rows: () => db.selectFrom('jobs').selectAll().where('kind', '=', 'mail').execute(),
  }
}

describe.each(engines)('an email on %s', (engine) => {
  test('is sent once, as text and HTML, and then deleted', async () => {
    const { mailServer, mail, jobs, send, rows } = await startServerWithMail({ engine })
    expect(mail.isOn).toBe(true)
    await send()
    expect(mailServer.emails).toEqual([])
    const [job] = await rows()
    await jobs.runDue()
    expect(mailServer.emails).toHaveLength(1)
    const [email] = mailServer.emails
    expect(email?.to).toEqual([ana.email])
    expect(email?.read).toMatchObject({
      subject: 'Test email from Roundboard',
      messageId: `<${job?.id ?? ''}@console.example.test>`,
      from: { value: [{ name: 'Roundboard', address: 'no-reply@console.example.test' }] },
      to: { value: [{ name: ana.name, address: ana.email }] },
    })
    expect(email?.read.text).toContain('Email is working')
    expect(email?.read.headers.get('x-roundboard-email')).toBe('test')
    expect(email?.read.html).toContain('Email is working</h1>')
    expect(await rows()).toEqual([])
  })

  test('waits while the mail server is unavailable, and is sent after it recovers', async () => {
    const { mailServer, jobs, send, rows, clock } = await startServerWithMail({ engine })
    await mailServer.disconnect()
    await send()
    await jobs.runDue()
    expect(await rows()).toMatchObject([{ attempts: 1, lastError: 'mail-away', failedAt: null }])
    await mailServer.comeBack()
    clock.advance(minute)
    await jobs.runDue()
    expect(mailServer.emails).toHaveLength(1)
    expect(await rows()).toEqual([])
  })
})

test.each(consoleLanguages)('an email in %s uses only that language', async (language) => {
  const { mailServer, jobs, send } = await startServerWithMail()
  await send(ana, language)
  await jobs.runDue()
  const subjects = {
    en: 'Test email from Roundboard',
    es: 'Correo de prueba de Roundboard',
    fr: 'Courriel de test de Roundboard',
  }
  const [email] = mailServer.emails
  expect(email?.read.subject).toBe(subjects[language])
  expect(email?.read.html).toContain(`<html lang="${language}">`)
})

test('configuring a mail server requires the address of the console', () => {
  const SMTP_URL = 'smtp://mail.example.test'
  expect(() => parseConfig({ SMTP_URL })).toThrow(
    /ADMIN_URL: Required for email, because links in emails start with it/,
  )
  expect(parseConfig({ SMTP_URL, ADMIN_URL: 'https://gym.example.test/' }).ADMIN_URL).toBe(
    'https://gym.example.test',
  )
})

test('nothing is queued without a mail server', async () => {
  const server = await startTestServer()
  const { mail } = server.services
  expect(mail.isOn).toBe(false)
  await mail.send(server.database.db, { to: ana, language: 'en', email: { kind: 'test' } })
  expect(await server.database.db.selectFrom('jobs').select('id').execute()).toEqual([])
})

// security: 1.3.11
test.each([
  ['a line break and a header', 'Ana\r\nBcc: eve@roundboard.test'],
  ['an address', 'Ana" <eve@roundboard.test>, "'],
  ['an encoded word', '=?utf-8?Q?Ana=0D=0ABcc:_eve@roundboard.test?='],
  ['a line break and text', 'Ana\n\nHello'],
  ['control characters', 'Ana\u0000\u2028Bcc: eve@roundboard.test'],
])('a recipient name with %s adds no recipient or header', async (_what, name) => {
  const { mailServer, jobs, send } = await startServerWithMail()
  await send({ name, email: ana.email })
  await jobs.runDue()
  const [email] = mailServer.emails
  expect(email?.to).toEqual([ana.email])
  expect(email?.read.headers.has('bcc')).toBe(false)
  const to = email?.read.to
  expect([to].flat().flatMap((one) => one?.value.map(({ address }) => address))).toEqual([
    ana.email,
  ])
})
