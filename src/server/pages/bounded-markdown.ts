import { fromMarkdown } from 'mdast-util-from-markdown'

type MarkdownRoot = ReturnType<typeof fromMarkdown>
type ParentNode = Extract<MarkdownRoot['children'][number], { children: unknown }>
type MarkdownNode = MarkdownRoot | MarkdownRoot['children'][number] | ParentNode['children'][number]

/** A place in a text that cannot be shown as written: its line (from 1) and a message for the writer. */
export interface MarkdownProblem {
  line: number
  message: string
}

/** The maximum nesting of quotes, lists and emphasis. A page of terms needs four. */
export const MAX_NESTING = 20
/** The maximum number of marks for emphasis, links and pictures in one paragraph. The parser's work grows faster than their number. */
export const MAX_FORMATTING_MARKS = 500

/** Matches the marks of quotes and lists at the beginning of a line, such as `> > - 1.`. */
const CONTAINER_MARKS_PATTERN = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/
const CONTAINER_MARK_PATTERN = /[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))/g
/** Matches a horizontal rule such as `- - -`, which is not a list. */
const HORIZONTAL_RULE_PATTERN = /^[ \t]*([-*_])(?:[ \t]*\1){2,}[ \t]*$/
const EMPHASIS_MARKS_PATTERN = /[*_]+|\[/g

/**
 * Parses Markdown to a tree of limited depth. Text that is nested deeper than MAX_NESTING, or that has more than MAX_MARKS marks in a
 * paragraph, keeps its words but loses its formatting. Each such place is reported in `problems` to the writer of the text.
 */
export function parseBoundedMarkdown(markdown: string): { root: MarkdownRoot; problems: MarkdownProblem[] } {
  const problems: MarkdownProblem[] = []
  const root = fromMarkdown(limitFormattingMarks(limitNesting(markdown, problems), problems))
  flattenDeepNodes(root, problems)
  return { root, problems }
}

const nestingProblem = (line: number): MarkdownProblem => ({
  line,
  message: `This nests more than ${MAX_NESTING} quotes, lists or emphases in each other. Write it flatter.`,
})

function limitNesting(markdown: string, problems: MarkdownProblem[]): string {
  const lines = markdown.split('\n').map((line, at) => {
    const [marks = ''] = HORIZONTAL_RULE_PATTERN.test(line) ? [] : (CONTAINER_MARKS_PATTERN.exec(line) ?? [])
    const each = marks.match(CONTAINER_MARK_PATTERN) ?? []
    if (each.length <= MAX_NESTING) return line
    problems.push(nestingProblem(at + 1))
    return `${each.slice(0, MAX_NESTING).join('')} ${line.slice(marks.length)}`
  })
  return lines.join('\n')
}

function limitFormattingMarks(markdown: string, problems: MarkdownProblem[]): string {
  let line = 1
  const paragraphs = markdown.split(/(\n[ \t]*(?=\n))/).map((paragraph) => {
    const at = line + (/^\n*/.exec(paragraph)?.[0].length ?? 0)
    line += paragraph.match(/\n/g)?.length ?? 0
    if ((paragraph.match(EMPHASIS_MARKS_PATTERN)?.length ?? 0) <= MAX_FORMATTING_MARKS) return paragraph
    problems.push({
      line: at,
      message: `This paragraph has more than ${MAX_FORMATTING_MARKS} of the marks * _ [. Divide it by empty lines.`,
    })
    return paragraph.replace(EMPHASIS_MARKS_PATTERN, '')
  })
  return paragraphs.join('')
}

/** The maximum depth of the tree. It is twice the nesting, because a list has two levels in the tree: the list and its item. */
const MAX_TREE_DEPTH = 2 * MAX_NESTING

/**
 * Wraps the words that replace a node's contents in the child nodes that this type of node requires, such as a list item with a paragraph
 * in a list.
 */
function wrapWordsInNodes({ type }: MarkdownNode, value: string): unknown[] {
  const text = { type: 'text', value }
  const paragraph = { type: 'paragraph', children: [text] }
  if (type === 'list') return [{ type: 'listItem', children: [paragraph] }]
  return type === 'listItem' || type === 'blockquote' ? [paragraph] : [text]
}

/**
 * Replaces the nodes of a Markdown tree below the maximum depth by their words. It uses no recursion, so a deep tree cannot overflow the
 * stack.
 */
function flattenDeepNodes(root: MarkdownRoot, problems: MarkdownProblem[]): void {
  const open: { node: MarkdownNode; depth: number }[] = [{ node: root, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (!('children' in node)) continue
    if (depth > MAX_TREE_DEPTH) {
      problems.push(nestingProblem(node.position?.start.line ?? 1))
      Object.assign(node, { children: wrapWordsInNodes(node, nodeText(node)) })
    } else for (const child of node.children) open.push({ node: child, depth: depth + 1 })
  }
}

function nodeText(node: MarkdownNode): string {
  const open: MarkdownNode[] = [node]
  const words: string[] = []
  for (let next = open.pop(); next; next = open.pop()) {
    if ('value' in next) words.push(next.value)
    if ('children' in next) open.push(...next.children.toReversed())
  }
  return words.join(' ')
}
