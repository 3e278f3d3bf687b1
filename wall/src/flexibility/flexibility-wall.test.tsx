import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FlexibilityWall } from './flexibility-wall.tsx'

const videoLink = '/media/exercises/stretch.mp4'

function showFlexibility(size: { width: number; height: number } | null = null) {
  const unknown = { bytes: null, type: null, codec: null, durationMs: null, poster: null }
  return render(
    <FlexibilityWall
      videoLink={videoLink}
      round={{ roundNumber: 10, name: 'Flexibility', imageUrl: '/media/rounds/flexibility.jpg' }}
      language="en-us"
      isAndroid={false}
      {...(size && { media: [{ url: videoLink, file: videoLink, ...unknown, ...size }] })}
    />,
  )
}

it('fills the flexibility wall with its clip and name', () => {
  const { container } = showFlexibility()
  screen.getByRole('heading', { level: 1, name: 'Flexibility' })
  expect(container.querySelector('[data-video]')?.getAttribute('data-video')).toBe(videoLink)
  expect(container.querySelector('img')).toBeNull()
})

it.each([
  ['wide', { width: 1920, height: 1080 }],
  ['high', { width: 720, height: 960 }],
  ['high', null],
])('lays out the flexibility wall for a clip that is %s: %j', (shape, size) => {
  const { container } = showFlexibility(size)
  expect(container.querySelector('.flexibility-wall')?.getAttribute('data-clip')).toBe(shape)
})
