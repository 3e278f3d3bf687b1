import { defineConfig } from '@playwright/test'
import { stories, waitMs } from '../scripts/lanes.ts'

// Browsers that no story kills run without a window.
const chromium = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

export default defineConfig({
  ...stories,
  outputDir: '../test-results/e2e',
  globalSetup: './demo-server.ts',
  // One more than cores: stories wait for servers, videos and timers for a third of their time.
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  // Limits only end hanging stories; no story asserts them, so a busy machine doesn't reach them.
  timeout: 20 * 60_000,
  globalTimeout: 120 * 60_000,
  expect: { timeout: waitMs },
  reporter: [['list'], ['json', { outputFile: '../test-results/playwright.json' }]],
  use: {
    screenshot: 'only-on-failure',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Without a system browser, Playwright's new headless mode, which plays H.264.
    ...(chromium === undefined && { channel: 'chromium' }),
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
})
