import { fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LoopVideo, videosIn, type OnVideoProblem } from './loop-video.tsx'
import { WallMedia, type MediaFacts } from './media-facts.ts'
import { VideoModeContext, type VideoMode } from '../frame/wall-modes.ts'

const link = '/media/library/abcdefghijklmnopqrstuv'

const knownOf = (file: string, given: Partial<MediaFacts> = {}): MediaFacts => ({
  url: link,
  file: `/media/files/${file}.mp4`,
  bytes: 1_000,
  type: 'video/mp4',
  codec: 'avc1.640028',
  durationMs: 2_000,
  poster: `/media/files/${file}.jpg`,
  ...given,
})

function renderVideo(first: {
  facts?: readonly MediaFacts[]
  videoLink?: string
  isAndroid?: boolean
  mode?: VideoMode
  isResting?: boolean
}) {
  const onProblem = vi.fn<OnVideoProblem>()
  const wall = ({
    facts = [],
    videoLink = link,
    isAndroid = false,
    mode = 'together',
    isResting = false,
  }: typeof first) => (
    <VideoModeContext value={mode}>
      <WallMedia value={facts}>
        <LoopVideo
          videoLink={videoLink}
          label="1. Squats"
          isAndroid={isAndroid}
          isResting={isResting}
          onProblem={onProblem}
        />
      </WallMedia>
    </VideoModeContext>
  )
  const { container, rerender } = render(wall(first))
  return {
    onProblem,
    problems: () => onProblem.mock.calls.map(([problem]) => problem.kind),
    videos: () => videosIn(container),
    stills: () =>
      Array.from(
        container.querySelector('[data-video]')?.shadowRoot?.querySelectorAll('img') ?? [],
        (still) => still.getAttribute('src'),
      ),
    show: (next: typeof first) => {
      rerender(wall(next))
    },
  }
}

/** The current still pictures, by their element. */
const posters = (videos: readonly HTMLVideoElement[]) =>
  videos.map((video) => video.getAttribute('poster'))

describe('video metadata', () => {
  it('provides the still picture, also on devices with one decoder', () => {
    for (const isAndroid of [true, false]) {
      const { videos } = renderVideo({ facts: [knownOf('a')], isAndroid })
      expect(posters(videos())).toEqual(['/media/files/a.jpg'])
    }
  })

  it('provides the address of the file', () => {
    const { videos } = renderVideo({ facts: [knownOf('a')], isAndroid: true })
    expect(videos()[0]?.getAttribute('src')).toBe('/media/files/a.mp4')
    expect(videos()[0]?.loop).toBe(true)
  })

  it('is ignored for an external video, which plays from its link', () => {
    const elsewhere = 'https://videos.test/squat.mp4'
    const { videos } = renderVideo({ facts: [knownOf('a')], videoLink: elsewhere, isAndroid: true })
    expect(videos()[0]?.getAttribute('src')).toBe(elsewhere)
    expect(posters(videos())).toEqual([null])
  })

  it('updates the poster without restarting the video', () => {
    const { videos, show } = renderVideo({ facts: [knownOf('a', { poster: null })] })
    const before = videos()
    show({ facts: [knownOf('a')] })
    expect(videos()).toEqual(before)
    expect(posters(videos())).toEqual(['/media/files/a.jpg'])
    show({ facts: [knownOf('a')].map((facts) => ({ ...facts })) })
    expect(videos()).toEqual(before)
  })
})

describe('a new file', () => {
  it('replaces the old one once it plays', () => {
    const { videos, show } = renderVideo({ facts: [knownOf('a')] })
    const [before] = videos()
    show({ facts: [knownOf('b')] })
    expect(posters(videos())).toEqual(['/media/files/b.jpg', '/media/files/a.jpg'])
    expect(videos()[1]).toBe(before)
    const [after] = videos()
    if (after) fireEvent.playing(after)
    expect(posters(videos())).toEqual(['/media/files/b.jpg'])
    expect(videos()[0]).toBe(after)
    expect(before?.isConnected).toBe(false)
  })

  it('replaces one that hasn’t started yet', () => {
    const { videos, show } = renderVideo({ facts: [knownOf('a')] })
    show({ facts: [knownOf('b')] })
    show({ facts: [knownOf('c')] })
    expect(posters(videos())).toEqual(['/media/files/c.jpg', '/media/files/a.jpg'])
  })

  it('is reported by its link if it can’t be played', () => {
    const { videos, show, onProblem } = renderVideo({ facts: [knownOf('a')] })
    show({ facts: [knownOf('b')] })
    const [next] = videos()
    if (next) fireEvent.error(next)
    expect(onProblem).toHaveBeenCalledWith({ kind: 'unplayable', videoLink: link })
  })

  it('replaces the old one at once on a device with one decoder', () => {
    const { videos, show } = renderVideo({ facts: [knownOf('a')], isAndroid: true })
    show({ facts: [knownOf('b')], isAndroid: true })
    expect(posters(videos())).toEqual(['/media/files/b.jpg'])
  })
})

describe('the same file under another link', () => {
  it('keeps playing and is reported by the current link', () => {
    const other = `${link}-2`
    const facts = [knownOf('a'), knownOf('a', { url: other })]
    const { videos, show, onProblem } = renderVideo({ facts })
    const before = videos()
    show({ facts, videoLink: other })
    expect(videos()).toEqual(before)
    const [clip] = videos()
    if (clip) fireEvent.error(clip)
    expect(onProblem).toHaveBeenCalledWith({ kind: 'unplayable', videoLink: other })
  })
})

describe('a frozen clip', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const seconds = (count: number) => {
    vi.advanceTimersByTime(count * 1_000)
  }

  it.each([false, true])(
    'with one decoder (%s) gets a new element, is replaced with its still, and is retried',
    (isAndroid) => {
      const { videos, stills, problems } = renderVideo({ facts: [knownOf('a')], isAndroid })
      const [first] = videos()
      seconds(5)
      expect(problems()).toEqual(['frozen'])
      expect(videos()).toEqual([first])
      seconds(5)
      const [second] = videos()
      expect(second).not.toBe(first)
      expect(posters(videos())[0]).toBe('/media/files/a.jpg')
      seconds(20)
      expect(videos()).toEqual([])
      expect(stills()).toEqual(['/media/files/a.jpg'])
      expect(problems()).toEqual(['frozen', 'set-aside'])
      seconds(30)
      expect(problems().at(-1)).toBe('stuck')
      seconds(1)
      const [again] = videos()
      expect(again).toBeDefined()
      expect(stills()).toEqual(['/media/files/a.jpg'])
      if (again) fireEvent.playing(again)
      expect(stills()).toEqual([])
    },
  )

  it('is reported as bad after three tries', () => {
    const { problems } = renderVideo({ facts: [knownOf('a')], isAndroid: true })
    seconds(151)
    expect(problems().filter((kind) => kind === 'set-aside')).toHaveLength(2)
    expect(problems().at(-1)).toBe('bad')
  })

  it('is no longer frozen with a new file', () => {
    const { videos, problems, show } = renderVideo({ facts: [knownOf('a')], isAndroid: true })
    seconds(31)
    show({ facts: [knownOf('b')], isAndroid: true })
    expect(videos()).toHaveLength(1)
    seconds(5)
    expect(problems()).toEqual(['frozen', 'set-aside', 'frozen'])
  })

  it('isn’t checked while the page is hidden', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const { problems } = renderVideo({ facts: [knownOf('a')] })
    seconds(120)
    expect(problems()).toEqual([])
    vi.restoreAllMocks()
  })

  it('is replaced with its still at once if it can’t be decoded, but not if it is missing', () => {
    const { videos, stills, problems } = renderVideo({ facts: [knownOf('a')], isAndroid: true })
    const [clip] = videos()
    if (!clip) throw new Error('There is no video.')
    Object.defineProperty(clip, 'error', { value: { code: 3 } })
    fireEvent.error(clip)
    expect(stills()).toEqual(['/media/files/a.jpg'])
    expect(problems()).toEqual(['set-aside'])
  })
})

describe('a clip that is not allowed to play', () => {
  it.each([{ isResting: true }, { mode: 'stills' as const }])(
    'shows its still with %j',
    (given) => {
      const { videos, stills, show } = renderVideo({ facts: [knownOf('a')], ...given })
      expect(videos()).toEqual([])
      expect(stills()).toEqual(['/media/files/a.jpg'])
      show({ facts: [knownOf('b')], ...given })
      expect(stills()).toEqual(['/media/files/b.jpg'])
      show({ facts: [knownOf('b')] })
      const [clip] = videos()
      expect(stills()).toEqual(['/media/files/b.jpg'])
      if (clip) fireEvent.playing(clip)
      expect(stills()).toEqual([])
    },
  )
})
