import { messagesIn } from '@roundboard/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../../../app/testing/render-app.tsx'
import type { HelpMessages } from '../../../shared/messages/help.ts'
import { emptyInstallation } from '../../../shared/testing/empty-installation.ts'
import { Refusal } from '../../../shared/testing/fake-server.ts'
import announcementsEn from '../../../../messages/en/announcements.json'
import appEn from '../../../../messages/en/app.json'
import en from '../../../../messages/en/help.json'
import screensEn from '../../../../messages/en/screens.json'
import announcementsEs from '../../../../messages/es/announcements.json'
import appEs from '../../../../messages/es/app.json'
import es from '../../../../messages/es/help.json'
import screensEs from '../../../../messages/es/screens.json'
import announcementsFr from '../../../../messages/fr/announcements.json'
import appFr from '../../../../messages/fr/app.json'
import fr from '../../../../messages/fr/help.json'
import screensFr from '../../../../messages/fr/screens.json'

describe('help page', () => {
  it('lists six setup steps and when workouts appear', async () => {
    renderApp('/admin/help', 'location')
    const setUp = within(await screen.findByRole('region', { name: en.setUp }))
    expect(setUp.getAllByRole('listitem')).toHaveLength(6)
    expect(setUp.getByText('Workouts should appear within 60-90 seconds.')).toBeTruthy()
  })

  it('opens and closes a troubleshooting entry', async () => {
    renderApp('/admin/help', 'location')
    const topic = await screen.findByRole('button', { name: 'Wrong workout' })
    expect(topic.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(topic)
    expect(topic.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/Use the screen’s Refresh button/)).toBeTruthy()
    await userEvent.click(topic)
    expect(topic.getAttribute('aria-expanded')).toBe('false')
  })

  it('links to the support address and retries when it failed to load', async () => {
    let isDown = true
    const info = emptyInstallation.getAppInfo ?? (() => new Refusal('internal'))
    renderApp('/admin/help', 'location', {
      getAppInfo: (request) => (isDown ? new Refusal('unavailable', 'Not now.') : info(request)),
    })
    const support = within(await screen.findByRole('region', { name: en.support }))
    expect(await support.findByText('Not now.')).toBeTruthy()
    isDown = false
    await userEvent.click(support.getByRole('button', { name: 'Retry' }))
    const link = await support.findByRole('link', { name: 'Email support@example.com' })
    expect(link.getAttribute('href')).toBe('mailto:support@example.com')
  })

  it('keeps the support address when a refresh fails', async () => {
    let isDown = false
    const info = emptyInstallation.getAppInfo ?? (() => new Refusal('internal'))
    const { queryClient } = renderApp('/admin/help', 'location', {
      getAppInfo: (request) => (isDown ? new Refusal('unavailable', 'Not now.') : info(request)),
    })
    const support = within(await screen.findByRole('region', { name: en.support }))
    await support.findByRole('link', { name: 'Email support@example.com' })
    isDown = true
    await queryClient.invalidateQueries()
    expect(await support.findByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(support.getByRole('link', { name: 'Email support@example.com' })).toBeTruthy()
  })

  it('lists all notes and keyboard shortcuts', async () => {
    renderApp('/admin/help', 'admin')
    const notes = within(await screen.findByRole('region', { name: en.notes }))
    expect(notes.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      Object.values(en.noteList),
    )
    const keys = within(screen.getByRole('region', { name: en.shortcuts }))
    expect(keys.getAllByRole('term').map((term) => term.textContent)).toEqual(
      Object.values(en.shortcutList).map((shortcut) => shortcut.keys),
    )
    expect(keys.getAllByRole('definition').map((definition) => definition.textContent)).toEqual(
      Object.values(en.shortcutList).map((shortcut) => shortcut.text),
    )
  })

  it('opens a troubleshooting entry with the keyboard and leaves the others closed', async () => {
    renderApp('/admin/help', 'admin')
    const troubleshooting = within(await screen.findByRole('region', { name: en.troubleshooting }))
    const buttons = () => troubleshooting.getAllByRole('button')
    const open = () => buttons().filter((button) => button.getAttribute('aria-expanded') === 'true')
    buttons()[0]?.focus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(open().map((button) => button.textContent)).toEqual([en.troubles[2].title])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(open().map((button) => button.textContent)).toEqual([en.troubles[3].title])
  })

  it.each([
    ['es', es],
    ['fr', fr],
  ] as const)('is complete in %s', async (locale, words) => {
    localStorage.setItem('roundboard.locale', locale)
    renderApp('/admin/help', 'location')
    const setUp = within(await screen.findByRole('region', { name: words.setUp }))
    const titles = setUp.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)
    expect(titles).toEqual(Object.values(words.steps).map(({ title }) => title))
    const support = within(screen.getByRole('region', { name: words.support }))
    const { write } = messagesIn(words, locale) as HelpMessages
    const name = write({ email: 'support@example.com' })
    expect(await support.findByRole('link', { name })).toBeTruthy()
  })

  it.each([
    ['English', en, announcementsEn, screensEn, appEn],
    ['Spanish', es, announcementsEs, screensEs, appEs],
    ['French', fr, announcementsFr, screensFr, appFr],
  ])('uses the %s names of pages and settings in the console', (...messages) => {
    const [, words, announcements, screens, app] = messages
    const notes = Object.values(words.noteList).join('\n')
    const { title, newOne, emergencyOrDrill } = announcements
    for (const name of [title, newOne, emergencyOrDrill, screens.lowVision])
      expect(notes).toContain(name)
    const [, , myLocations] = Object.values(words.steps)
    expect(myLocations?.title).toContain(app.myLocations)
  })
})
