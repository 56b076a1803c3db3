export { pseudo } from './pseudo.ts'
export { voiceOf } from './voice.ts'
