export { joined, languageOf, PSEUDO, voiceIn } from './languages.ts'
export { pseudo } from './pseudo.ts'
export { voiceOf, WRITER } from './voice.ts'
export { written } from './written.ts'
