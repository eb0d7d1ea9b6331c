import { AssayError } from '../../contract/assay-error.ts';

/** A package that only some need. Rejects with `AssayError` that names the command which installs it. */
export async function optionalPackage<Module>(name: string, version: string, where: string): Promise<Module> {
  try {
    return (await import(name)) as Module;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${name}'`);
    throw new AssayError(
      'unavailable',
      isMissing
        ? `is read by the package ${name}, which is not installed`
        : `the package ${name} cannot be loaded here (${message})`,
      { where, hint: `npm i ${name}@${version}`, cause: error },
    );
  }
}
