import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../app/testing/render-app.tsx'
import { emptyInstallation } from '../../shared/testing/empty-installation.ts'
import { Refusal } from '../../shared/testing/fake-server.ts'
import { en } from './help.en.ts'
import es from './help.es.ts'
import fr from './help.fr.ts'

describe('the help page', () => {
  it('tells the set-up in six steps, and when workouts appear', async () => {
    renderApp('/admin/help', 'location')
    const setUp = within(await screen.findByRole('region', { name: en.setUp }))
    expect(setUp.getAllByRole('listitem')).toHaveLength(6)
    expect(setUp.getByText('Workouts should appear within 60-90 seconds.')).toBeTruthy()
  })

  it('opens what to do about a trouble, and closes it again', async () => {
    renderApp('/admin/help', 'location')
    const trouble = await screen.findByRole('button', { name: 'Wrong workout' })
    expect(trouble.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(trouble)
    expect(trouble.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/Use the Refresh button of the screen/)).toBeTruthy()
    await userEvent.click(trouble)
    expect(trouble.getAttribute('aria-expanded')).toBe('false')
  })

  it('leads to the support of this installation, and asks again where that failed', async () => {
    let isDown = true
    const info = emptyInstallation.getAppInfo ?? (() => new Refusal('internal'))
    renderApp('/admin/help', 'location', {
      getAppInfo: (asked) => (isDown ? new Refusal('unavailable', 'Not now.') : info(asked)),
    })
    const support = within(await screen.findByRole('region', { name: en.support }))
    expect(await support.findByText('Not now.')).toBeTruthy()
    isDown = false
    await userEvent.click(support.getByRole('button', { name: 'Retry' }))
    const link = await support.findByRole('link', { name: 'Write to support@example.com' })
    expect(link.getAttribute('href')).toBe('mailto:support@example.com')
  })

  it.each([
    ['Spanish', es],
    ['French', fr],
  ])('has in %s as many steps, notes, troubles and keys as in English', (_, words) => {
    const lists = ['steps', 'noteList', 'troubles', 'shortcutList'] as const
    for (const list of lists) expect(words[list]).toHaveLength(en[list].length)
    expect(words.shortcutList.map(({ keys }) => keys.length > 0)).not.toContain(false)
  })
})
