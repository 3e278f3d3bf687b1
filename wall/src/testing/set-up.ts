import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '../index.ts'

// jsdom has media elements that cannot play.
HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve())
HTMLMediaElement.prototype.pause = vi.fn()
HTMLMediaElement.prototype.load = vi.fn()

afterEach(cleanup)
