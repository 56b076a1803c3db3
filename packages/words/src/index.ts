export { pseudo } from './pseudo.ts'
export { voiceOf, WRITER } from './voice.ts'
export { written } from './written.ts'
