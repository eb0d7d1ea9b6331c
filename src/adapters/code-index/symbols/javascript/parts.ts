import type { CodePart } from '../../../../contract/code-object.ts';
import type { DocTypes } from '../doc-comment.ts';
import { oneLine } from '../source-text.ts';
import { child, childrenOf, type EsNode, isFunction, isNode, list, nameOf } from './estree.ts';

const LONGEST_TYPE = 200;

/** A type as it is written after its colon or arrow; null where none is. */
export function typeText(annotation: EsNode | undefined, text: string): string | null {
  const type = child(annotation, 'typeAnnotation') ?? undefined;
  return type === undefined ? null : oneLine(text.slice(type.start, type.end), LONGEST_TYPE);
}

function patternOf(param: EsNode): EsNode {
  if (param.type === 'TSParameterProperty') return patternOf(child(param, 'parameter') ?? param);
  if (param.type === 'AssignmentPattern') return patternOf(child(param, 'left') ?? param);
  return param.type === 'RestElement' ? (child(param, 'argument') ?? param) : param;
}

function annotationOf(param: EsNode): EsNode | undefined {
  if (param.type === 'TSParameterProperty') return annotationOf(child(param, 'parameter') ?? param);
  const own = child(param, 'typeAnnotation');
  if (own !== undefined) return own;
  return param.type === 'AssignmentPattern' ? annotationOf(child(param, 'left') ?? param) : undefined;
}

/** The name of a parameter; a pattern as it is written. */
function paramName(param: EsNode, text: string): string {
  const pattern = patternOf(param);
  const name = nameOf(pattern);
  if (name !== undefined) return name;
  const annotation = child(pattern, 'typeAnnotation');
  return oneLine(text.slice(pattern.start, annotation?.start ?? pattern.end), LONGEST_TYPE);
}

/** The parameters of a function. */
export function paramsOf(callable: EsNode, text: string, doc: DocTypes): CodePart[] {
  const params = list(callable, 'params').filter((param) => nameOf(param) !== 'this');
  return params.map((param) => {
    const name = paramName(param, text);
    return { name, type: typeText(annotationOf(param), text) ?? doc.params.get(name) ?? null };
  });
}

/** True where a value is given back, not counting functions inside. */
function givesBack(node: EsNode): boolean {
  if (node.type === 'ReturnStatement') return child(node, 'argument') !== undefined;
  if (node.type === 'YieldExpression') return true;
  if (isFunction(node) || node.type === 'FunctionDeclaration' || node.type.startsWith('Class')) return false;
  return childrenOf(node).some(givesBack);
}

/** What a function gives: its type as written, null inside where none is; nothing at all is []; null = cannot be told. */
export function returnsOf(callable: EsNode, text: string, doc: DocTypes): CodePart[] | null {
  const written = typeText(child(callable, 'returnType'), text) ?? doc.returns;
  if (written !== null) return [{ name: '', type: written }];
  const body = child(callable, 'body');
  if (body === undefined) return null;
  const gives = body.type !== 'BlockStatement' || childrenOf(body).some(givesBack);
  return gives ? [{ name: '', type: null }] : [];
}

function memberPart(member: EsNode, text: string): CodePart[] {
  if (member.type === 'TSIndexSignature') {
    const type = typeText(child(member, 'typeAnnotation'), text);
    const [key] = list(member, 'parameters');
    return key === undefined ? [] : [{ name: `[${text.slice(key.start, key.end)}]`, type }];
  }
  if (member.type !== 'TSPropertySignature') return [];
  const name = nameOf(child(member, 'key'));
  return name === undefined ? [] : [{ name, type: typeText(child(member, 'typeAnnotation'), text) }];
}

/** Fields of an interface, of an object type, and of those that are joined by `&`. */
export function typeFields(type: EsNode | undefined, text: string): CodePart[] {
  if (type === undefined) return [];
  if (type.type === 'TSIntersectionType')
    return list(type, 'types').flatMap((each) => typeFields(each, text));
  const members = type.type === 'TSInterfaceBody' ? list(type, 'body') : list(type, 'members');
  return members.flatMap((member) => memberPart(member, text));
}

/** Fields of a class, those that its constructor declares too. */
export function classFields(body: EsNode | undefined, text: string): CodePart[] {
  return list(body, 'body').flatMap((member) => {
    if (member.type === 'MethodDefinition' && member['kind'] === 'constructor') {
      const params = list(child(member, 'value'), 'params');
      const own = params.filter((param) => param.type === 'TSParameterProperty');
      return own.map((param) => ({
        name: paramName(param, text),
        type: typeText(annotationOf(param), text),
      }));
    }
    const isField = /^(?:PropertyDefinition|AccessorProperty|TSAbstractPropertyDefinition)$/.test(
      member.type,
    );
    if (!isField || isFunction(child(member, 'value'))) return [];
    const name = nameOf(child(member, 'key'));
    return name === undefined ? [] : [{ name, type: typeText(child(member, 'typeAnnotation'), text) }];
  });
}

function objectFields(object: EsNode, text: string): CodePart[] {
  return list(object, 'properties').flatMap((property) => {
    const name = nameOf(child(property, 'key'));
    const value = child(property, 'value');
    if (name === undefined || value === undefined) return [];
    return [{ name, type: oneLine(text.slice(value.start, value.end), LONGEST_TYPE) }];
  });
}

/** Fields of a constant: those of its object, or of the object that the first call of its chain is given. */
export function valueFields(value: EsNode | undefined, text: string): CodePart[] {
  let inner = value;
  while (inner !== undefined && /^TS(?:As|Satisfies)Expression$/.test(inner.type))
    inner = child(inner, 'expression');
  if (inner?.type === 'ObjectExpression') return objectFields(inner, text);
  while (inner?.type === 'CallExpression') {
    const [first] = list(inner, 'arguments');
    if (first?.type === 'ObjectExpression') return objectFields(first, text);
    inner = child(child(inner, 'callee'), 'object');
  }
  return [];
}

/** What a pattern binds. */
export function boundNames(pattern: unknown): string[] {
  if (!isNode(pattern)) return [];
  if (pattern.type === 'Identifier') return [nameOf(pattern) ?? ''];
  if (pattern.type === 'Property') return boundNames(pattern['value']);
  if (pattern.type === 'AssignmentPattern') return boundNames(pattern['left']);
  if (pattern.type === 'TSParameterProperty') return boundNames(pattern['parameter']);
  if (pattern.type === 'RestElement') return boundNames(pattern['argument']);
  return [...list(pattern, 'properties'), ...list(pattern, 'elements')].flatMap(boundNames);
}

/** The name of the type by which a parameter or variable is declared, where it is a single one. */
export function declaredType(holder: EsNode): string | undefined {
  const type = child(annotationOf(holder) ?? child(patternOf(holder), 'typeAnnotation'), 'typeAnnotation');
  return type?.type === 'TSTypeReference' ? nameOf(child(type, 'typeName')) : undefined;
}
