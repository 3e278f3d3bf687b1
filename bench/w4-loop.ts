import { calls } from '@roundboard/contract'
import { type Benchmark, median, quantile } from './kit/benchmark.ts'
import { openWallLab, untilPlaying, wallPath } from './kit/wall-lab.ts'

const round = 3
const clip = { videoLink: '/media/exercises/lunge.mp4', seconds: 4.6 }
const watchMs = 60_000

/** A frame's presentation time in milliseconds, and its position in the clip in seconds. */
type Frame = { readonly shownAt: number; readonly mediaTime: number }

/** How long frames were visible, in milliseconds: the last ones of the clip, and all others. */
function standing(frames: readonly Frame[]) {
  const copyOf = ({ mediaTime }: Frame) => Math.floor(mediaTime / clip.seconds + 0.001)
  const last: number[] = []
  const others: number[] = []
  for (const [index, next] of frames.entries()) {
    const frame = frames[index - 1]
    if (frame === undefined) continue
    const isLast = copyOf(next) !== copyOf(frame) || next.mediaTime < frame.mediaTime
    ;(isLast ? last : others).push(next.shownAt - frame.shownAt)
  }
  return { last, others }
}

/** A single clip, so that a busy machine can draw every frame. */
export const loop: Benchmark = {
  id: 'W4',
  what: 'gap at the loop of a video: how much longer the last frame stays than others',
  target: '≤ 1 frame',
  async run() {
    const lab = await openWallLab()
    try {
      const [today] = await lab.workoutsOf(round)
      if (today === undefined) throw new Error('Nothing is on today.')
      const routines = [{ step: 1, text: 'Lunge', videoLink: clip.videoLink }]
      await lab.staff.call(calls.updateWorkout, { params: { id: today.id }, body: { routines } })
      const page = await (await lab.linkedContext(round)).newPage()
      await page.goto(wallPath)
      await untilPlaying(page, 1)
      const frames = await page.locator('video').evaluate(
        (element, forMs) =>
          new Promise<Frame[]>((resolve) => {
            const video = element as HTMLVideoElement
            const shown: Frame[] = []
            const watch = () =>
              video.requestVideoFrameCallback((_, { presentationTime, mediaTime }) => {
                shown.push({ shownAt: presentationTime, mediaTime })
                watch()
              })
            watch()
            setTimeout(resolve, forMs, shown)
          }),
        watchMs,
      )
      const { last, others } = standing(frames)
      const frameMs = median(others)
      const gap = (stoodMs: number) => Math.max(0, stoodMs / frameMs - 1)
      const usual = gap(median(last))
      const seldom = gap(quantile(last, 0.9))
      return {
        measured: `median ${usual.toFixed(2)}, p90 ${seldom.toFixed(2)} frames in ${last.length} loops (elsewhere p90 ${gap(quantile(others, 0.9)).toFixed(2)})`,
        isMet: last.length > 5 && usual <= 1 && seldom <= 1,
      }
    } finally {
      await lab.close()
    }
  },
}
