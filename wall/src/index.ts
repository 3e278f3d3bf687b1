import ar from '../messages/ar/wall.json'
import es from '../messages/es/wall.json'
import fr from '../messages/fr/wall.json'
import id from '../messages/id/wall.json'
import ja from '../messages/ja/wall.json'
import ms from '../messages/ms/wall.json'
import { wallMessages } from './text/messages/wall.ts'

export * from './display.ts'

// A page with walls of many locations needs all languages at once.
Object.assign(wallMessages.files, { ar, es, fr, id, ja, ms })
