import { languages } from '@roundboard/domain'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { wallMessages } from '../text/messages/wall.ts'
import { AuthorizationWall, LoadingWall, NotReadyWall, RefreshingWall } from './message-walls.tsx'

// spec: 2.1
it('shows the pairing code, the support contact, and that the code updates every hour', () => {
  render(<AuthorizationWall code="R7K2QX" supportEmail="support@roundboard.test" />)
  expect(screen.getByLabelText('R7K2QX')).toHaveProperty('textContent', 'R7K2QX')
  screen.getByText('Contact support to connect this screen using the code.')
  screen.getByText('support@roundboard.test')
  screen.getByText('The code updates every hour.')
})

it('asks to contact support when there is nothing to show', () => {
  render(<NotReadyWall />)
  screen.getByText('Please Contact Support.')
})

it('names the round, the location and the support address, and says that it checks again', () => {
  const place = { round: 3, gym: 'Harbor Street Kickboxing', identifier: 'RB-1024' }
  render(<NotReadyWall place={place} supportEmail="support@roundboard.test" />)
  screen.getByText('Please Contact Support.')
  expect(document.querySelector('.message-place')?.textContent).toBe(
    'Round 3 · Harbor Street KickboxingRB-1024',
  )
  screen.getByText('support@roundboard.test')
  screen.getByText('Checking again every 30 seconds')
})

it.each(languages)('shows all texts in %s', (language) => {
  const place = { round: 3, gym: 'Harbor Street Kickboxing', identifier: 'RB-1024' }
  const words = wallMessages(language)
  const { container } = render(
    <NotReadyWall language={language} place={place} supportEmail="support@roundboard.test" />,
  )
  screen.getByText(words.notReady)
  expect(container.querySelector('.message-place')?.textContent).toBe(
    `${words.round} 3 · Harbor Street KickboxingRB-1024`,
  )
  screen.getByText('support@roundboard.test')
  expect(screen.getByText(words.looksAgain).textContent).toContain('30')
  const isEnglish = language.startsWith('en')
  expect(words.looksAgain === wallMessages('en-us').looksAgain).toBe(isEnglish)
  expect(words.notReady === wallMessages('en-us').notReady).toBe(isEnglish)
})

it('keeps the round’s header and picture when there is no workout', () => {
  const round = { roundNumber: 3, name: 'Heavy Bag', imageUrl: '/media/rounds/round-3.jpg' }
  const unknown = { bytes: null, type: 'image/jpeg', codec: null, durationMs: null, poster: null }
  const media = [{ url: round.imageUrl, file: '/media/files/a.jpg', ...unknown }]
  const { container } = render(<NotReadyWall round={round} media={media} />)
  screen.getByRole('heading', { level: 1, name: 'Heavy Bag' })
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/files/a.jpg')
})

it('asks to contact support in the screen’s language', () => {
  render(<NotReadyWall language="ar-ae" />)
  expect(screen.getByRole('main')).toMatchObject({ dir: 'rtl', lang: 'ar-ae' })
  screen.getByText('يرجى الاتصال بالدعم.')
})

// spec: 2.1
it('shows that content is refreshing', () => {
  render(<RefreshingWall />)
  screen.getByText('Content Refreshing. Please Wait.')
})

// spec: 2.1
it('shows a spinner while it loads', () => {
  render(<LoadingWall />)
  screen.getByRole('img', { name: 'Loading' })
})
