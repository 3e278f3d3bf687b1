import ar from '../messages/ar/wall.json'
import es from '../messages/es/wall.json'
import fr from '../messages/fr/wall.json'
import id from '../messages/id/wall.json'
import ja from '../messages/ja/wall.json'
import ms from '../messages/ms/wall.json'
import { wallMessages } from './text/messages/wall.ts'

export * from './display.ts'

// Whoever draws walls of many gyms has all languages from the start.
Object.assign(wallMessages.files, { ar, es, fr, id, ja, ms })
