/** A reader that has seen enough closes the pipe (`| head`): that ends the program, and is no error. */
export const endPipeQuietly = (): void => {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
