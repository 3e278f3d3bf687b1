import { type Branding, issueAt } from '@roundboard/contract'
import { consoleTones } from '@roundboard/domain'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import { type Answers, type ReceivedRequest, Refusal } from '../../../shared/testing/fake-server.ts'
import { aBranding, anAppInfo } from '../../../shared/testing/fixtures.ts'
import { enterText } from '../../../shared/testing/enter-text.ts'

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"/></svg>'

beforeEach(() => {
  document.documentElement.removeAttribute('style')
})

/** A server that stores branding, and the requests it got. */
function aServerWithBranding(refuse?: () => Refusal | undefined) {
  let branding = aBranding()
  const sent: ReceivedRequest['body'][] = []
  const answers: Answers = {
    getBranding: () => branding,
    getAppInfo: () =>
      anAppInfo({
        ...(branding.name !== '' && { name: branding.name }),
        consoleFace: branding.accent === null ? null : consoleTones('#7a1fa2'),
      }),
    updateBranding({ body }) {
      sent.push(body)
      const refused = refuse?.()
      if (refused) return refused
      const { expectedUpdatedAt: _, ...given } = body as Partial<Branding> & {
        expectedUpdatedAt: string
      }
      branding = { ...branding, ...given, updatedAt: '2026-11-21T12:00:00.000Z' }
      return branding
    },
  }
  return { answers, sent }
}

async function unlock(answers: Answers) {
  renderApp('/admin/system', 'super-admin', answers)
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock form' }))
  const panel = screen.getByRole('heading', { name: 'Branding' }).closest('section')
  return () => panel?.querySelector<HTMLInputElement>('input[type=file]') ?? document.body
}

it('applies branding to the console as soon as it is saved', async () => {
  const { answers, sent } = aServerWithBranding()
  await unlock(answers)
  await enterText(screen.getByLabelText('Name'), 'Northside Boxing')
  fireEvent.change(screen.getByLabelText('Accent color'), { target: { value: '#7a1fa2' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Branding saved. Screens update right away.')
  expect(sent).toMatchObject([{ name: 'Northside Boxing', accent: '#7a1fa2' }])
  expect(sent[0]).not.toHaveProperty('logo')
  await waitFor(() => {
    const accent = document.documentElement.style.getPropertyValue('--rb-accent')
    expect(accent).toMatch(/^light-dark\(#7a1fa2, #[0-9a-f]{6}\)$/)
    expect(document.title).toBe('System · Northside Boxing')
  })
})

it('suggests the nearest readable accent color and applies it', async () => {
  const { answers, sent } = aServerWithBranding()
  await unlock(answers)
  const accent = screen.getByLabelText<HTMLInputElement>('Accent color')
  fireEvent.change(accent, { target: { value: '#ffe100' } })
  expect(screen.getByRole('alert').textContent).toMatch(
    /the contrast is 1\.2:1 and must be at least 4\.5:1/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: /^Use #/ }))
  expect(accent.value).toMatch(/^#[0-9a-f]{6}$/)
  expect(accent.value).not.toBe('#ffe100')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Branding saved. Screens update right away.')
})

it('shows an unreadable logo at its field and keeps the other input', async () => {
  const noDrawing = new Refusal('bad-input', 'No.', [issueAt('logo', 'svg')])
  const { answers } = aServerWithBranding(() => noDrawing)
  const fileInput = await unlock(answers)
  await enterText(screen.getByLabelText('Name'), 'Northside')
  await userEvent.upload(fileInput(), new File([logo], 'logo.svg', { type: 'image/svg+xml' }))
  await screen.findByAltText('Franchise logo')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('Use an SVG image.')
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Northside')
})

it('refuses a file that is too large before sending it', async () => {
  const { answers, sent } = aServerWithBranding()
  const fileInput = await unlock(answers)
  const large = new File([`<svg>${' '.repeat(70_000)}</svg>`], 'logo.svg', {
    type: 'image/svg+xml',
  })
  await userEvent.upload(fileInput(), large)
  await screen.findByText(/larger than 60 kB/)
  expect(sent).toEqual([])
})
