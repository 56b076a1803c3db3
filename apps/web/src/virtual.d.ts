declare module 'virtual:tokens.css'
declare module 'virtual:rules/*' {
  const text: string
  export default text
}
