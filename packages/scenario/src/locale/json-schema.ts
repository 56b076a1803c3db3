import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** A schema in the form editors take. */
export const jsonSchema = (title: string, schema: z.ZodType): JsonSchema => ({
  title,
  ...z.toJSONSchema(schema, { io: 'input' }),
})

/** Texts that may stand in a locale file instead. */
const TEXTS = ['title', 'about', 'name', 'text']

/** The same schema without required texts: an editor sees one file, and can't know its locale files. */
export const withoutTexts = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema), (key, value: unknown) =>
    key === 'required' && Array.isArray(value) ? value.filter(name => !TEXTS.includes(name)) : value,
  ) as JsonSchema
