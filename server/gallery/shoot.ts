import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { consoleTones } from '@roundboard/domain'
import { asHtml } from '../src/areas/messaging/email/email-template.ts'
import { writeEmail } from '../src/areas/messaging/email/write-email.ts'
import { emailsMessages } from '../src/platform/messages/emails.ts'
import { emails } from './emails.ts'

// node server/gallery/shoot.ts: docs/images/emails.jpg, some emails as mail programs show them.
// node server/gallery/shoot.ts /tmp/emails: each email in each language, size and scheme there.
const languages = ['en', 'es', 'fr'] as const
const folder = process.argv[2]

const htmlOf = (name: string, language: (typeof languages)[number], hasOwnBranding = false) => {
  const email = emails[name]
  if (email === undefined) throw new Error(`There is no email called ${name}.`)
  const product = hasOwnBranding ? 'Box & Go' : 'Roundboard'
  const branding = hasOwnBranding ? consoleTones('#7a1fa2') : null
  const { frame } = emailsMessages(language)
  const written = writeEmail(language, email, product)
  return asHtml(written, { language, product, branding, frame })
}

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu'],
})

if (folder === undefined) {
  const shown = [
    [htmlOf('invitation', 'en'), 'light'],
    [htmlOf('alerts', 'fr', true), 'light'],
    [htmlOf('reset', 'es'), 'dark'],
  ] as const
  const pictures: string[] = []
  for (const [html, colorScheme] of shown) {
    const page = await browser.newPage({ viewport: { width: 430, height: 900 }, colorScheme })
    await page.setContent(html)
    pictures.push((await page.screenshot()).toString('base64'))
  }
  const page = await browser.newPage({ viewport: { width: 1290, height: 900 } })
  const images = pictures.map((bytes) => `<img src="data:image/png;base64,${bytes}">`)
  await page.setContent(`<body style="margin:0;display:flex">${images.join('')}`)
  const path = join(import.meta.dirname, '../../docs/images/emails.jpg')
  await page.screenshot({ path, quality: 70 })
} else
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [600, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 500 }, colorScheme })
      for (const name of Object.keys(emails))
        for (const language of languages) {
          await page.setContent(htmlOf(name, language, language === 'fr'))
          const path = join(folder, `${name}-${language}-${width}-${colorScheme}.png`)
          await page.screenshot({ path, fullPage: true })
        }
      await page.close()
    }
await browser.close()
