/** A phrase on its own, with a capital. */
export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
