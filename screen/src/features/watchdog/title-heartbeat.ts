const everyMs = 5_000
const most = 1_000
const countIn = / \d+( round)?$/

/**
 * Counts up in the page's title for `deploy/kiosk/watch.sh`, which treats a page that stops counting as
 * frozen, and doesn't reboot while a round runs.
 */
export function startTitleHeartbeat(isRoundRunning: () => boolean): { stop(): void } {
  const title = () => document.title.replace(countIn, '')
  let count = 0
  const beating = setInterval(() => {
    count = (count + 1) % most
    document.title = `${title()} ${String(count)}${isRoundRunning() ? ' round' : ''}`
  }, everyMs)
  return {
    stop() {
      clearInterval(beating)
      document.title = title()
    },
  }
}
