const everyMs = 5_000
const most = 1_000
const countIn = / \d+( round)?$/

/**
 * Counts in the page's title, which whoever started the browser can read: `deploy/kiosk/watch.sh`
 * takes a page that stops for a frozen one, and does not reboot while a round runs.
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
