import { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type Parent = Extract<Root['children'][number], { children: unknown }>
type AnyNode = Root | Root['children'][number] | Parent['children'][number]

/** A place in a text that cannot be shown as written: its line (from 1) and a message for the writer. */
export interface Problem {
  line: number
  say: string
}

/** The maximum nesting of quotes, lists and emphasis. A page of terms needs four. */
export const MAX_NESTING = 20
/** The maximum number of marks for emphasis, links and pictures in one paragraph. The parser's work grows faster than their number. */
export const MAX_MARKS = 500

/** Matches the marks of quotes and lists at the beginning of a line, such as `> > - 1.`. */
const CONTAINERS = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const ONE_CONTAINER = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/g
/** Matches a horizontal rule such as `- - -`, which is not a list. */
const RULE = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const MARKS = /[*_]+|\[/g

/**
 * Parses Markdown to a tree of limited depth. Text that is nested deeper than MAX_NESTING, or that has more than MAX_MARKS marks in a
 * paragraph, keeps its words but loses its formatting. Each such place is reported in `problems` to the writer of the text.
 */
export function boundedMarkdown(markdown: string): { root: Root; problems: Problem[] } {
  const problems: Problem[] = []
  const root = fromMarkdown(withFewerMarks(withFewerContainers(markdown, problems), problems))
  flatten(root, problems)
  return { root, problems }
}

const tooDeep = (line: number): Problem => ({
  line,
  say: `This nests more than ${MAX_NESTING} quotes, lists or emphases in each other. Write it flatter.`,
})

function withFewerContainers(markdown: string, problems: Problem[]): string {
  const lines = markdown.split('\n').map((line, at) => {
    const [marks = ''] = RULE.test(line) ? [] : (CONTAINERS.exec(line) ?? [])
    const each = marks.match(ONE_CONTAINER) ?? []
    if (each.length <= MAX_NESTING) return line
    problems.push(tooDeep(at + 1))
    return `${each.slice(0, MAX_NESTING).join('')} ${line.slice(marks.length)}`
  })
  return lines.join('\n')
}

function withFewerMarks(markdown: string, problems: Problem[]): string {
  let line = 1
  const paragraphs = markdown.split(/(\n[ \t]*(?=\n))/).map((paragraph) => {
    const at = line + (/^\n*/.exec(paragraph)?.[0].length ?? 0)
    line += paragraph.match(/\n/g)?.length ?? 0
    if ((paragraph.match(MARKS)?.length ?? 0) <= MAX_MARKS) return paragraph
    problems.push({ line: at, say: `This paragraph has more than ${MAX_MARKS} of the marks * _ [. Divide it by empty lines.` })
    return paragraph.replace(MARKS, '')
  })
  return paragraphs.join('')
}

/** The maximum depth of the tree. It is twice the nesting, because a list has two levels in the tree: the list and its item. */
const MAX_DEPTH = 2 * MAX_NESTING

/** Wraps words in child nodes, which a node of this type must have. */
function wordsIn({ type }: AnyNode, value: string): unknown[] {
  const text = { type: 'text', value }
  const paragraph = { type: 'paragraph', children: [text] }
  if (type === 'list') return [{ type: 'listItem', children: [paragraph] }]
  return type === 'listItem' || type === 'blockquote' ? [paragraph] : [text]
}

/**
 * Replaces the nodes of a Markdown tree below the maximum depth by their words. It uses no recursion, so a deep tree cannot overflow the
 * stack.
 */
function flatten(root: Root, problems: Problem[]): void {
  const open: { node: AnyNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (!('children' in node)) continue
    if (depth > MAX_DEPTH) {
      problems.push(tooDeep(node.position?.start.line ?? 1))
      Object.assign(node, { children: wordsIn(node, wordsOf(node)) })
    } else for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}

function wordsOf(node: AnyNode): string {
  const open: AnyNode[] = [node]
  const words: string[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) open.push(...next.children.toReversed())
  }
  return words.join(' ')
}
