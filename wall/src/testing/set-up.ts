import { cleanup } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import '../index.ts'

// jsdom's media elements can't play.
HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve())
HTMLMediaElement.prototype.pause = vi.fn()
HTMLMediaElement.prototype.load = vi.fn()

afterEach(cleanup)
